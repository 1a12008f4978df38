import AccountShowcase
import ChromeShowcase
import ShowcaseCommand

ShowcaseCommand.main(account, chrome)
