import Foundation

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
  private var page = 0
  /// How many dots there are, 0 by default; the current page stays among them.
  public var numberOfPages: Int = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a single page has no dot; no by default.
  public var hidesForSinglePage: Bool = false
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
  /// The picture of the dots that have none of their own.
  public var preferredIndicatorImage: UIImage?
  /// Whether a drag along the dots turns pages; yes by default, and only noted.
  public var allowsContinuousInteraction: Bool = true
  public var backgroundStyle: BackgroundStyle = .automatic
  private var indicatorImages: [Int: UIImage] = [:]
  private var lastPoint: CGPoint?

  /// When the control has a background; the values are UIKit's.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastPoint = touch?.location(in: self)
  }

  /// Goes one page on where the trailing half was touched, and one back for the leading half.
  override func didTouchUpInside() {
    super.didTouchUpInside()
    guard let point = lastPoint, bounds.contains(point) else { return }
    let isRight = point.x >= bounds.midX
    turn(by: isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1)
  }

  open override func accessibilityIncrement() { if isEnabled { turn(by: 1) } }
  open override func accessibilityDecrement() { if isEnabled { turn(by: -1) } }

  private func turn(by pages: Int) {
    let before = page
    currentPage = page + pages
    if page != before { sendValueChanged() }
  }

  override var isAccessibilityElementByDefault: Bool { showsDots }
  override var accessibilityValueByDefault: String? { "page \(page + 1) of \(numberOfPages)" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union([.adjustable, .updatesFrequently])
  }
}

extension UIPageControl {
  /// The page whose dot is filled, kept within the pages; setting it sends no event.
  public var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether there is anything to see.
  public var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// The size of so many dots of 7 points, 9 points apart.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: max(0, CGFloat(pageCount) * 16 - 9), height: 37)
  }

  /// Sets the picture of one page's dot.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      return UIException.raise(
        .invalidArgument, "Invalid page: \(page). The page control has \(numberOfPages) pages.")
    }
    indicatorImages[page] = image
  }

  public func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
}
