import Foundation
import HeadlessUIKit

/// The line of an element in a report, in EarlGrey 2's order.
@MainActor
struct ElementLine {
  private let element: GREYElement
  private let address: String

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - address: The text that replaces the element's address.
  init(_ element: GREYElement, address: String) {
    self.element = element
    self.address = address
  }

  var text: String {
    "<" + (["\(element.className):\(address)"] + accessibilityParts + viewParts).joined(separator: "; ") + ">"
  }

  private var accessibilityParts: [String] {
    let texts = [
      ("AX.id", element.accessibilityIdentifier), ("AX.label", element.accessibilityLabel),
      ("AX.hint", element.accessibilityHint), ("AX.value", element.accessibilityValue),
    ].compactMap { name, text in text.map { "\(name)='\($0)'" } }
    let frame = element.accessibilityFrame
    let isBlank = frame.width == 0 || frame.height == 0
    return ["isAccessible=\(element.isAccessibilityElement ? "Y" : "N")"] + texts
      + [
        "AX.frame=\(frame.earlGreyText)\(isBlank ? " ||Blank View|| " : "")", modalPart,
        "AX.activationPoint=\(element.accessibilityActivationPoint.earlGreyText)",
        "AX.traits='\(element.accessibilityTraits.earlGreyNames)'", "AX.focused='\(isFocused ? "Y" : "N")'",
      ].compactMap { $0 }
  }

  private var modalPart: String? {
    (element as? UIView).map { "AX.isModal=\($0.accessibilityViewIsModal ? "Y" : "N")" }
  }

  private var isFocused: Bool { UIAccessibility.focusedElement() as AnyObject? === element }

  private var viewParts: [String] {
    guard let view = element as? UIView else { return [] }
    return [
      "frame=\(view.frame.earlGreyText)",
      view.isOpaque ? "opaque" : nil,
      view.isHidden ? "hidden" : nil,
      "alpha=\(GREYNumber.short(view.alpha))",
      view.isUserInteractionEnabled ? nil : "User Interaction Disabled",
      (view as? UIControl)?.isEnabled == false ? "disabled" : nil,
      // A password must not get into a report.
      view.textContent.map { "text='\(isSecret ? "" : $0)'" },
    ].compactMap { $0 }
  }

  private var isSecret: Bool { (element as? any UITextInputTraits)?.isSecureTextEntry ?? false }
}

extension CGRect {
  /// The text of the rectangle, such as `{{0, 44}, {390, 70.5}}`.
  var earlGreyText: String {
    "{\(origin.earlGreyText), {\(number(width)), \(number(height))}}"
  }
}

extension CGPoint {
  /// The text of the point, such as `{195, 22.5}`.
  var earlGreyText: String { "{\(number(x)), \(number(y))}" }
}

/// Returns a number with at most three decimals; a whole number has none.
private func number(_ value: CGFloat) -> String {
  let rounded = (value * 1000).rounded() / 1000
  // A larger number has no fraction, and may be too large for `Int`.
  return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

/// The texts of numbers in names and descriptions, which do not depend on the locale.
enum GREYNumber {
  /// Returns a number with six decimals, such as `0.750000`.
  static func sixDecimals(_ value: Double) -> String { String(format: "%f", value) }

  /// Returns a number with up to six significant digits, like C's %g: `0.1`, `1`, `500`.
  static func short(_ value: Double) -> String { String(format: "%g", value) }
}
