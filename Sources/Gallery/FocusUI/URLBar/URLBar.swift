import FocusModel
import Foundation
import HeadlessUIKit

/// The bar with the address: to read it, to edit it, and to erase everything.
///
/// Where there is room, the four buttons of the browser stand beside the address.
public final class URLBar: UIView {
  weak var delegate: (any URLBarDelegate)?
  /// Where the address is read and edited.
  public let textField: AutocompleteTextField = AutocompleteTextField()
  let toolset: BrowserToolset = BrowserToolset()
  /// Whether the four buttons stand here while there is a page; no by default.
  var showsToolset: Bool = false { didSet { if showsToolset != oldValue { updateToolset() } } }
  /// What the bar shows; it is at home by default.
  var state: URLBarState = URLBarState()
  /// Lies behind the address: as wide as that while it is edited, and as wide as the bar, where it is not seen, over a page.
  let fieldBackground = UIView()
  /// The edges of the background at the address, and at the bar.
  var fieldEdges = (narrow: [NSLayoutConstraint](), wide: [NSLayoutConstraint]())
  let textContainer = UIView()
  let lock = UIImageView(.focusLock, label: String(focus: "Secure connection"))
  let clearButton = UIButton(type: .custom)
  let cancelButton = UIButton(type: .custom)
  let deleteButton = UIButton(type: .custom)
  let progressBar = UIProgressView(progressViewStyle: .bar)
  let row = UIStackView()
  let collapsedWrapper = UIStackView()
  let smallLock = UIImageView(.focusSmallLock, label: String(focus: "Secure connection"))
  let truncatedURLText = UILabel()
  lazy var fieldMenu = URLFieldMenu(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
    setUpButtons()
    setUpCollapsed()
    setUpRow()
    progressBar.isHidden = true
    progressBar.alpha = 0
    addPlaced(fieldBackground, row, collapsedWrapper, progressBar)
    fieldEdges = (fieldBackground.pinned(to: textContainer), fieldBackground.pinned(to: self))
    NSLayoutConstraint.activate(barConstraints + fieldConstraints)
    updateToolset()
    show(state, animated: false)
    show(BarCollapse())
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: FocusLayout.urlBarHeight)
  }
}
