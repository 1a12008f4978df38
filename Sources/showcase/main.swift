import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import FocusShowcase
import MessagesShowcase
import OnboardingShowcase
import ShowcaseCommand

ShowcaseCommand.main(account, chrome, chromeClean, focus, messages, onboarding)
