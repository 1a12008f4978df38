import Foundation
import HeadlessUIKit

extension StringCatalog {
  /// The texts of the app in its 21 languages; read once. What people type is data, and not among them.
  public static let onboarding = Result { try all(in: .module) }
}

extension String {
  /// A text of the app's own, in its language.
  ///
  /// - Parameter key: A key of the table, such as `skip_button`; a board template puts its keys together.
  @MainActor
  init(onboarding key: String) {
    self = UIApplication.shared.environment.localizedString(forKey: key, table: "Onboarding")
  }
}
