// testBubble of Chrome: the screen opens and closes.
showcase_utils::Open(@"Bubble");
showcase_utils::Close();
