import Foundation
import HeadlessUIKit

/// A field for a name, whose border shows whether it is the field to edit.
final class RoundedBorderedTextField: UITextField {
  /// A kind of border; the raw value is its width in points.
  enum Border: CGFloat {
    /// No border: the field is not to be edited now.
    case none = 0
    /// The field is to be edited next.
    case hint = 1
    /// The field is being edited.
    case active = 2
  }

  /// Creates a field without a border.
  init(font: UIFont, textColor: UIColor, borderColor: UIColor) {
    super.init(frame: .zero)
    self.font = font
    self.textColor = textColor
    adjustsFontForContentSizeCategory = true
    autocapitalizationType = .words
    layer.cornerRadius = Stylesheet.Field.cornerRadius
    layer.borderColor = borderColor.cgColor
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: Stylesheet.Field.textInset, dy: Stylesheet.Field.textInset)
  }

  override var intrinsicContentSize: CGSize {
    let (size, inset) = (super.intrinsicContentSize, Stylesheet.Field.textInset)
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }
}

extension RoundedBorderedTextField {
  /// Shows or hides the border of a field to be edited next.
  ///
  /// Showing it replaces any other border; hiding it leaves a border that was shown later.
  func setHintBorder(shown: Bool) {
    setBorder(.hint, shown: shown)
  }

  /// Shows or hides the border of a field that is being edited; hiding it does not bring the hint
  /// back.
  func setActiveBorder(shown: Bool) {
    setBorder(.active, shown: shown)
  }

  private func setBorder(_ border: Border, shown: Bool) {
    let isThere = layer.borderWidth == border.rawValue
    guard shown != isThere else { return }
    UIView.animate(withDuration: Stylesheet.Field.borderAnimationDuration) { [layer] in
      layer.borderWidth = shown ? border.rawValue : Border.none.rawValue
    }
  }
}
