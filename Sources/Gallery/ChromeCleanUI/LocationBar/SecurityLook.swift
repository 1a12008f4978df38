import HeadlessUIKit

/// How the location bar tells how safely a page came.
struct SecurityLook {
  let symbol: String
  let color: UIColor
  /// What is said of it; nothing of a mere ornament.
  let label: String?

  init(of security: PageLocation.Security) {
    (symbol, color, label) =
      switch security {
      case .none: ("magnifyingglass", .secondaryLabel, nil)
      case .secure: ("lock.fill", .systemGreen, "Connection is secure")
      case .notSecure: ("exclamationmark.triangle.fill", .systemRed, "Not secure")
      }
  }
}
