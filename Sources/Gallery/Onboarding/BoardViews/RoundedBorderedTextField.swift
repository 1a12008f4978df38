import Foundation
import HeadlessUIKit

/// A field for a name, whose border tells how much it matters at the moment.
final class RoundedBorderedTextField: UITextField {
  /// How wide the border is, which stands for what the user is to do.
  enum Border: CGFloat {
    case none = 0
    /// The field is to be filled next.
    case hint = 1
    /// The field is being filled.
    case active = 2
  }

  /// Makes a field without a border.
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
  /// Shows or hides the border of a field to be filled next.
  ///
  /// It takes the place of any other border, but only itself is hidden: a border that came later stays.
  func setHintBorder(shown: Bool) {
    setBorder(.hint, shown: shown)
  }

  /// Shows or hides the border of a field that is being filled; the hint does not come back after it.
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
