import ChromeUI
import ShowcaseKit

extension UseCase {
  /// What shows while the policies of an organization load.
  static let enterpriseLoadScreen = UseCase(
    "Enterprise loading screen", of: EnterpriseLoadScreenViewController.self)
}
