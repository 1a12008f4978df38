import Foundation

/// A view that shows the content of a list configuration.
///
///     var content = UIListContentConfiguration.valueCell()
///     content.text = "Language"
///     content.secondaryText = "English"
///     let row = UIListContentView(configuration: content)
///     row.frame.size = row.sizeThatFits(CGSize(width: 320, height: 0))
@preconcurrency @MainActor
public final class UIListContentView: UIView, UIContentView {
  /// The configuration; one of another type than `UIListContentConfiguration` is ignored.
  public var configuration: any UIContentConfiguration {
    get { content }
    set { if let new = newValue as? UIListContentConfiguration { show(new) } }
  }
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryTextLabel = UILabel(frame: .zero)

  /// Makes a view of size zero with the content of a configuration.
  ///
  /// - Parameter configuration: The content; it can be changed later with the property.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show(configuration)
  }

  /// Makes a view without content; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, secondary) = sizes(width: textWidth(size.width))
    let texts = isSideBySide ? max(text.height, secondary.height) : text.height + gap + secondary.height
    let height = max(texts, imageSize?.height ?? 0) + topMargin + bottomMargin
    return CGSize(width: size.width, height: height)
  }

  public override func layoutSubviews() {
    let (width, grid) = (textWidth(bounds.width), UIScreen.main.pixelGrid)
    let (text, secondary) = sizes(width: width)
    // Subtracting first gives exactly 0 for equal margins, which keeps the rounding of halves.
    let height = bounds.height + (topMargin - bottomMargin)
    if let size = imageSize {
      let room = content.imageProperties.reservedWidth(for: size)
      place(
        imageView, x: leadingMargin + grid.round((room - size.width) / 2),
        y: grid.round((height - size.height) / 2), size)
    }
    if isSideBySide {
      place(textLabel, x: start, y: grid.round((height - text.height) / 2), text)
      place(
        secondaryTextLabel, x: start + width - secondary.width,
        y: grid.round((height - secondary.height) / 2), secondary)
    } else {
      let top = grid.round((height - text.height - gap - secondary.height) / 2)
      place(textLabel, x: start, y: top, text)
      place(secondaryTextLabel, x: start, y: top + text.height + gap, secondary)
    }
  }

  private var topMargin: CGFloat { content.margins?.top ?? 11 }
  private var bottomMargin: CGFloat { content.margins?.bottom ?? 11 }
  private var leadingMargin: CGFloat { content.margins?.leading ?? UITableViewCellLayout.margin }
  private var trailingMargin: CGFloat { content.margins?.trailing ?? UITableViewCellLayout.margin }
  private var imageSize: CGSize? { content.image.map(content.imageProperties.size) }
  /// Whether the texts are side by side; those of accessibility sizes are too wide for that.
  private var isSideBySide: Bool {
    content.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  private var gap: CGFloat {
    textLabel.text == nil || secondaryTextLabel.text == nil ? 0 : content.textToSecondaryTextVerticalPadding
  }
  /// The x-coordinate at which the texts begin.
  private var start: CGFloat {
    leadingMargin
      + (imageSize.map { content.imageProperties.reservedWidth(for: $0) + content.imageToTextPadding } ?? 0)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat { max(0, width - start - trailingMargin) }

  /// Returns the sizes of both texts. Side by side, the second one gets the remaining width.
  private func sizes(width: CGFloat) -> (text: CGSize, secondary: CGSize) {
    let text = fitting(textLabel, width: width)
    let rest = isSideBySide ? width - text.width - content.textToSecondaryTextHorizontalPadding : width
    // A label treats a width of 0 as unlimited.
    return (text, fitting(secondaryTextLabel, width: max(1, rest)))
  }

  private func fitting(_ label: UILabel, width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
  }

  private func show(_ configuration: UIListContentConfiguration) {
    content = configuration
    show(configuration.image, configuration.imageProperties)
    show(configuration.text, configuration.attributedText, configuration.textProperties, in: textLabel)
    show(
      configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, in: secondaryTextLabel)
    show(imageView, configuration.image != nil)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties) {
    let symbol = properties.preferredSymbolConfiguration
    imageView.image = symbol.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
    // Otherwise, the picture inherits the row's tint.
    let hasTint = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView.tintColor = hasTint ? properties.resolvedTintColor(for: tintColor) : nil
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = properties.transformed(text)
    (label.font, label.textColor) = (properties.font, properties.resolvedColor())
    label.textAlignment = properties.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    // After the font and the color, whose setters overwrite those of all parts.
    if let attributed { label.attributedText = attributed }
    // As in UIKit's lists, fonts of text styles follow the user's text size.
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    show(label, label.text != nil)
  }

  /// Adds or removes a view, as a render tree would list a hidden one.
  private func show(_ view: UIView, _ isShown: Bool) {
    if !isShown { view.removeFromSuperview() }
    if isShown, view.superview == nil { addSubview(view) }
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate var textAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
