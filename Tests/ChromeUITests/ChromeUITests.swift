// ChromeUI
