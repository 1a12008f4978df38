import HeadlessUIKit

/// The color behind the bars.
public enum BarLook: Hashable, Sendable {
  /// While a page loads, or its address is edited.
  case dark
  /// While a page is there.
  case bright

  var color: UIColor {
    switch self {
    case .dark: .focusInk
    case .bright: .focusBright
    }
  }
}
