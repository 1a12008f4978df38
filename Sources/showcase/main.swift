import AccountShowcase
import ChromeShowcase
import MessagesShowcase
import ShowcaseCommand

ShowcaseCommand.main(account, chrome, messages)
