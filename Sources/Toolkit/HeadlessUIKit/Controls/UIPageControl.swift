import Foundation

/// A row of dots, one for each page; the current page's dot is filled.
///
///     let dots = UIPageControl()
///     dots.numberOfPages = 3
///     dots.currentPage = 5  // clamped to 2
///     dots.size(forNumberOfPages: 3)  // 39 by 37 points
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var page = 0
  /// The number of pages, at least 0; 0 by default. The current page is clamped to the pages.
  open var numberOfPages: Int = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      // The setter clamps the page to the new number of pages.
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a single page has no dot; `false` by default.
  open var hidesForSinglePage: Bool = false
  /// The color of the other pages' dots; UIKit's own by default. Stored only.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; UIKit's own by default. Stored only.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image of pages without their own image; `nil`, the default, for a dot. Stored only.
  open var preferredIndicatorImage: UIImage?
  /// Whether a drag along the dots turns pages; `true` by default. Stored only: only a tap does
  /// here.
  open var allowsContinuousInteraction: Bool = true
  /// When the control has a background; `automatic` by default. Stored only.
  open var backgroundStyle: BackgroundStyle = .automatic
  private var indicatorImages: [Int: UIImage] = [:]
  private var lastPoint: CGPoint?

  /// When the control has a background; the raw values are UIKit's.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// While the user interacts with the control.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastPoint = touch?.location(in: self)
  }

  /// Turns one page forward for a touch in the trailing half, or back for the leading half.
  override func didTouchUpInside() {
    super.didTouchUpInside()
    // A finger lifted near the control sends events, but turns no page.
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
  /// The index of the current page, clamped to the pages; 0 by default. Setting it sends no event.
  public var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether the control shows any dots. Not part of UIKit.
  public var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// Returns the size of a row of dots: 7 points each, 9 points apart, and 37 points high.
  ///
  /// - Parameter pageCount: The number of dots; 0 has no width.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    // A dot and its gap take 16 points; the last dot has no gap.
    CGSize(width: max(0, CGFloat(pageCount) * 16 - 9), height: 37)
  }

  /// Sets the image of a page's dot. Stored only.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for a dot.
  ///   - page: The page's index; one that does not exist raises an exception.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      return UIException.raise(
        .invalidArgument, "Invalid page: \(page). The page control has \(numberOfPages) pages.")
    }
    indicatorImages[page] = image
  }

  /// Returns the image that was set for a page's dot.
  ///
  /// - Parameter page: The page's index; one without an image has `nil`.
  public func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
}
