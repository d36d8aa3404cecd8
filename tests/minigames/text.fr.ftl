title = Mini
