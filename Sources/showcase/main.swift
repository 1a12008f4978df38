import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import MessagesShowcase
import ShowcaseCommand

ShowcaseCommand.main(account, chrome, chromeClean, messages)
