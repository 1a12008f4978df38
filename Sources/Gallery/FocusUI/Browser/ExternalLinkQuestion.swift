import FocusModel
import Foundation
import HeadlessUIKit

extension UIAlertController {
  /// Creates an alert that asks whether another application may open an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - application: The other application.
  ///   - product: The application that asks; Focus by default.
  ///   - opened: Called if the user agrees.
  convenience init(
    opening url: URL, in application: ExternalApplication, product: Product = .focus,
    opened: @escaping @MainActor () -> Void
  ) {
    self.init(
      title: application.question(about: url, product: product), message: nil, preferredStyle: .alert)
    addAction(String(focusSettings: "Cancel"), .cancel, "ExternalLink.cancel") {}
    addAction(application.openTitle, .default, "ExternalLink.open", chosen: opened)
    preferredAction = actions.last
  }

  /// Adds a button with an accessibility identifier.
  func addAction(
    _ title: String, _ style: UIAlertAction.Style, _ identifier: String,
    chosen: @escaping @MainActor () -> Void
  ) {
    let action = UIAlertAction(title: title, style: style) { _ in chosen() }
    action.accessibilityIdentifier = identifier
    addAction(action)
  }
}

extension ExternalApplication {
  /// Returns the question of the alert: for a call or a message, it is only the name of the
  /// recipient.
  @MainActor
  fileprivate func question(about url: URL, product: Product) -> String {
    switch self {
    case .faceTime: url.host(percentEncoded: false) ?? url.path(percentEncoded: false)
    case .email(let recipient): recipient
    case .maps: String(focusSettings: "\(product.name) wants to open Maps")
    case .appStore: String(focusSettings: "\(product.name) wants to open the App Store")
    case .other: String(focusSettings: "\(product.name) wants to open another App")
    }
  }

  /// The title of the button to agree.
  @MainActor fileprivate var openTitle: String {
    switch self {
    case .faceTime: String(focusSettings: "FaceTime")
    case .email: String(focusSettings: "Email")
    case .maps, .appStore, .other: String(focusSettings: "Open")
    }
  }
}
