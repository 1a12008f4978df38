import AccountShowcase
import AppPackages
import ChromeCleanShowcase
import ChromeShowcase
import FocusShowcase
import MessagesShowcase
import OnboardingShowcase
import Porting
import ShowcaseCommand
import StricturesCommand

ShowcaseCommand.main(
  account, chrome, chromeClean, focus, messages, onboarding,
  commands: [InitCommand(), CoordinatorCommand(), PortCommand(), StricturesCommand()])
