import Foundation

/// A view that shows a picture.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { pictureDidChange() } } }
  /// The picture while the view is highlighted; without one the usual picture stays.
  open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { pictureDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { pictureDidChange() } } }
  /// How large and heavy symbols are that do not say so themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { pictureDidChange() } }
  }

  // MARK: Animation

  /// Pictures that are shown one after another instead of the single one, while the view animates.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long one round takes; 0 for a thirtieth of a second a picture.
  open var animationDuration: TimeInterval = 0
  /// How many rounds there are; 0 for no end.
  open var animationRepeatCount: Int = 0
  public internal(set) var isAnimating: Bool = false
  /// The end of the last round.
  var animationEnd: VirtualRunLoop.Token?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view as large as its picture, with another one for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if shownImage?.isSymbolImage == true { pictureDidChange() }
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }
}

extension UIImageView {
  /// The picture that is seen: the highlighted one while the view is highlighted, and the size of symbols that leave it
  /// open is the view's.
  public var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let preferredSymbolConfiguration else { return shown }
    let configuration = preferredSymbolConfiguration.applying(shown.symbolConfiguration ?? .unspecified)
    return shown.withConfiguration(configuration)
  }

  /// Shows the animation's pictures, if there are any; after the last round the view shows its own again.
  public func startAnimating() {
    stopAnimating()
    guard let animationImages, !animationImages.isEmpty else { return }
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    let round = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    animationEnd = UIApplication.shared.runLoop.schedule(
      after: round * Double(animationRepeatCount), name: "pictures of an image view"
    ) { [weak self] in self?.stopAnimating() }
  }

  public func stopAnimating() {
    if let animationEnd { UIApplication.shared.runLoop.cancel(animationEnd) }
    animationEnd = nil
    isAnimating = false
  }

  private func pictureDidChange() {
    invalidateIntrinsicContentSize()
  }
}
