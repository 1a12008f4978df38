import HeadlessUIKit

/// A container that shows a controller above a switch, which makes it as narrow as an app beside
/// another one.
///
/// While it is narrow, the controller has the compact size class of a narrow window. Subclasses
/// decide how narrow that is, and where the switch is.
open class WidthSwitchViewController: UIViewController {
  package let content: UIViewController
  package let widths: UISegmentedControl
  private let narrowSegment: Int
  private lazy var narrowWidth = makeNarrowWidth()
  private lazy var fullWidth = content.view.widthAnchor.constraint(equalTo: view.widthAnchor)

  /// Makes a container whose first segment is selected.
  ///
  /// - Parameters:
  ///   - content: The controller.
  ///   - widths: The titles of the switch's two segments.
  ///   - narrowSegment: The index of the segment that makes the controller narrow.
  public init(showing content: UIViewController, widths: [String], narrowSegment: Int) {
    self.content = content
    self.widths = UISegmentedControl(items: widths)
    self.narrowSegment = narrowSegment
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: there are no archives to read a container from.
  public required init?(coder: NSCoder) { nil }

  /// Returns the constraint of the controller's width while it is narrow.
  open func makeNarrowWidth() -> NSLayoutConstraint {
    preconditionFailure("\(type(of: self)) must override makeNarrowWidth()")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    widths.selectedSegmentIndex = 0
    widths.addAction(UIAction { [unowned self] _ in widthDidChange() }, for: .valueChanged)
    addChild(content)
    for part in [content.view, widths] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    content.didMove(toParent: self)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.bottomAnchor.constraint(equalTo: widths.topAnchor, constant: -8),
      widths.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    widthDidChange()
  }

  private func widthDidChange() {
    let isNarrow = widths.selectedSegmentIndex == narrowSegment
    // First off, then on: both together would be in conflict.
    (isNarrow ? fullWidth : narrowWidth).isActive = false
    (isNarrow ? narrowWidth : fullWidth).isActive = true
    content.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .unspecified
    content.view.setNeedsLayout()
  }
}
