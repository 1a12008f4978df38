import HeadlessUIKit

/// The views on the screen as EarlGrey prints them, back to front; without addresses, so equal screens print alike.
@MainActor
enum ViewHierarchy {
  static var text: String {
    UIApplication.shared.windows.enumerated()
      .map {
        "========== Window \($0.offset + 1) ==========\n\n"
          + lines(of: $0.element, depth: 0).joined(separator: "\n")
      }
      .joined(separator: "\n\n")
  }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    let ladder = depth == 0 ? "" : "  " + String(repeating: "|  ", count: depth - 1) + "|--"
    return [ladder + GREYError.line(view)] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }
}

extension GREYError {
  /// One element as a line: its class, then what there is to tell, parted by semicolons.
  @MainActor
  static func line(_ view: UIView) -> String {
    "<"
      + ([String(describing: type(of: view))] + accessibilityParts(view) + viewParts(view)).joined(
        separator: "; ")
      + ">"
  }

  @MainActor
  private static func accessibilityParts(_ view: UIView) -> [String] {
    let texts = [
      ("AX.id", view.accessibilityIdentifier), ("AX.label", view.accessibilityLabel),
      ("AX.hint", view.accessibilityHint), ("AX.value", view.accessibilityValue),
    ].compactMap { name, text in text.map { "\(name)='\($0)'" } }
    let frame = view.convert(view.bounds, to: view.window)
    let isBlank = frame.width == 0 || frame.height == 0
    return ["isAccessible=\(view.isAccessibilityElement ? "Y" : "N")"] + texts
      + ["AX.frame=\(text(of: frame))\(isBlank ? " ||Blank View|| " : "")"]
  }

  @MainActor
  private static func viewParts(_ view: UIView) -> [String] {
    var parts = ["frame=\(text(of: view.frame))"]
    if view.isHidden { parts.append("hidden") }
    parts.append("alpha=\(number(view.alpha))")
    if !view.isUserInteractionEnabled { parts.append("User Interaction Disabled") }
    if (view as? UIControl)?.isEnabled == false { parts.append("disabled") }
    switch view {
    case let label as UILabel: parts.append("text='\(label.text ?? "")'")
    case let field as UITextField: parts.append("text='\(field.isSecureTextEntry ? "" : field.text ?? "")'")
    default: break
    }
    return parts
  }

  private static func text(of rect: CGRect) -> String {
    "{{\(number(rect.minX)), \(number(rect.minY))}, {\(number(rect.width)), \(number(rect.height))}}"
  }

  /// A number with at most three decimals and without a needless fraction.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
