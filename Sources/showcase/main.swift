import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import ShowcaseCommand

ShowcaseCommand.main(account, chrome, chromeClean)
