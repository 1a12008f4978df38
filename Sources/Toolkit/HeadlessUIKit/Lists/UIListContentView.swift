import Foundation

/// Shows what a list configuration says.
@MainActor
public final class UIListContentView: UIView, UIContentView {
  /// The configuration; one of another kind is not taken.
  public var configuration: any UIContentConfiguration {
    get { content }
    set { if let new = newValue as? UIListContentConfiguration { show(new) } }
  }
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryTextLabel = UILabel(frame: .zero)

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show(configuration)
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, secondary) = sizes(width: textWidth(size.width))
    let texts = isSideBySide ? max(text.height, secondary.height) : text.height + gap + secondary.height
    let height = max(texts, content.image?.size.height ?? 0) + Self.verticalMargin * 2
    return CGSize(width: size.width, height: height)
  }

  public override func layoutSubviews() {
    let (width, grid) = (textWidth(bounds.width), UIScreen.main.pixelGrid)
    let (text, secondary) = sizes(width: width)
    if let size = content.image?.size {
      place(
        imageView, x: UITableViewCellLayout.margin, y: grid.round((bounds.height - size.height) / 2), size)
    }
    if isSideBySide {
      place(textLabel, x: start, y: grid.round((bounds.height - text.height) / 2), text)
      place(
        secondaryTextLabel, x: start + width - secondary.width,
        y: grid.round((bounds.height - secondary.height) / 2), secondary)
    } else {
      let top = grid.round((bounds.height - text.height - gap - secondary.height) / 2)
      place(textLabel, x: start, y: top, text)
      place(secondaryTextLabel, x: start, y: top + text.height + gap, secondary)
    }
  }

  private static let verticalMargin: CGFloat = 11
  /// Texts of the accessibility sizes find no room side by side.
  private var isSideBySide: Bool {
    content.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  private var gap: CGFloat {
    content.text == nil || content.secondaryText == nil ? 0 : content.textToSecondaryTextVerticalPadding
  }
  /// Where the texts begin.
  private var start: CGFloat {
    UITableViewCellLayout.margin + (content.image.map { $0.size.width + content.imageToTextPadding } ?? 0)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat { max(0, width - start - UITableViewCellLayout.margin) }

  /// The sizes of both texts; beside each other the second one gets what the first leaves.
  private func sizes(width: CGFloat) -> (text: CGSize, secondary: CGSize) {
    let text = fitting(textLabel, width: width)
    let rest = isSideBySide ? width - text.width - content.textToSecondaryTextHorizontalPadding : width
    return (text, fitting(secondaryTextLabel, width: max(1, rest)))
  }

  private func fitting(_ label: UILabel, width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isTurned ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
  }

  private func show(_ configuration: UIListContentConfiguration) {
    content = configuration
    imageView.image = configuration.image
    show(configuration.text, configuration.textProperties, in: textLabel)
    show(configuration.secondaryText, configuration.secondaryTextProperties, in: secondaryTextLabel)
    show(imageView, configuration.image != nil)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    (label.font, label.textColor) = (properties.font, properties.color)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = properties.numberOfLines
    show(label, text != nil)
  }

  /// Only what there is to show is in the hierarchy.
  private func show(_ view: UIView, _ isShown: Bool) {
    if !isShown { view.removeFromSuperview() }
    if isShown, view.superview == nil { addSubview(view) }
  }
}
