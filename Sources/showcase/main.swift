import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import FocusShowcase
import MessagesShowcase
import OnboardingShowcase
import ShowcaseCommand
import StricturesCommand

ShowcaseCommand.main(
  account, chrome, chromeClean, focus, messages, onboarding, commands: [StricturesCommand()])
