import ChromeShowcase
import ShowcaseCommand

ShowcaseCommand.main(chrome)
