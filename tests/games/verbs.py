"""What a button begins with: the verbs of each language, and what begins otherwise, with its reason."""

from __future__ import annotations

import re

INFINITIVES = (
    "Abandonner|Accepter|Acheter|Actualiser|Affronter|Agrandir|Ajouter|Aller|Annuler|Apparier|Archiver|Asseoir|Attendre|"
    "Augmenter|Avancer|Avertir|Bâtir|Choisir|Commencer|Compléter|Confirmer|Construire|Continuer|Convertir|Créer|"
    "Défausser|Demander|Déplacer|Déposer|Désactiver|Désigner|Diminuer|Découvrir|Échanger|Emmener|Enregistrer|"
    "Envoyer|Ériger|Étendre|Faire|Fermer|Finir|Garder|Installer|Jouer|Laisser|Lire|Maintenir|Marquer|Masquer|"
    "Mettre|Miser|Monter|Montrer|Offrir|Ouvrir|Passer|Payer|Piocher|Placer|Poser|Prendre|Proposer|Quitter|"
    "Ramasser|Réactiver|Réafficher|Réaliser|Recevoir|Recruter|Réduire|Refuser|Remettre|Remplir|Renoncer|Résoudre|"
    "Retirer|Retourner|Révéler|Revenir|Revoir|Sacrifier|Supprimer|Arrêter|Tatouer|Terminer|Tirer|Utiliser|Vénérer|"
    "Vendre|Voir|Voler|Copier|Donner|Inviter|Oublier|Préparer|Rendre|Reprendre"
)
IMPERATIVES = (
    "Abandon|Accept|Add|Advance|Alert|Archive|Ask|Bid|Build|Buy|Cancel|Choose|Claim|Close|Collect|Complete|Confirm|"
    "Continue|Convert|Create|Deactivate|Decline|Decrease|Delete|Discard|Do|Draw|End|Erect|Expand|Face|Fill|Finish|Flip|"
    "Fulfil|Go|Hide|Hold|Increase|Keep|Lay|Leave|Let|Make|Move|Name|Offer|Open|Pair|Pass|Pay|Perform|Place|Play|"
    "Put|Raise|Reactivate|Receive|Recruit|Refresh|Remove|Resolve|Return|Reveal|Sacrifice|Save|Score|See|Sell|Send|"
    "Settle|Show|Sit|Skip|Start|Steal|Stop|Swap|Take|Tattoo|Try|Undo|Use|Wait|Watch|Worship|Zoom|"
    "Copy|Forget|Give|Invite|Prepare"
)
BEGINNINGS = {  # in French with the small words that may stand before the verb
    "fr": re.compile(
        f"(?:Ne (?:pas |plus |rien |plus rien )?|N’|Se |S’|M’|En |Le |La |Les |L’)?(?:{INFINITIVES})\\b",
        re.IGNORECASE,
    ),
    "en": re.compile(f"(?:{IMPERATIVES})\\b"),
}
EXCEPTIONS = {  # what begins otherwise, and why
    "C’est moi": "who lifts the curtain says who he is",
    "It is me": "who lifts the curtain says who he is",
}


def assert_verb(label: str, lang: str) -> None:
    """A button says what one does, so that nobody has to guess."""
    assert label.startswith(tuple(EXCEPTIONS)) or BEGINNINGS[lang].match(label), label
