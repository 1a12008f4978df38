import FocusModel
import HeadlessUIKit

extension CustomDomains {
  /// The domains of the application's user defaults.
  static var ofApplication: CustomDomains {
    CustomDomains(store: UIApplication.shared.environment.userDefaults)
  }
}
