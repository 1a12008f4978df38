import FocusModel
import Foundation
import HeadlessUIKit

extension UIAlertController {
  /// Asks whether another application may open an address.
  ///
  /// - Parameters:
  ///   - product: The application that asks.
  ///   - opened: Told that the user agrees.
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

  /// Adds a button that tests find by an identifier.
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
  /// What the alert asks, or whom the user would reach.
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

  /// What the button says that agrees.
  @MainActor fileprivate var openTitle: String {
    switch self {
    case .faceTime: String(focusSettings: "FaceTime")
    case .email: String(focusSettings: "Email")
    case .maps, .appStore, .other: String(focusSettings: "Open")
    }
  }
}
