import FocusModel
import Foundation
import HeadlessUIKit

/// The bar with the address: to read it, to edit it, and to erase everything.
///
/// Where there is room, the four buttons of the browser stand beside the address.
package final class URLBar: UIView {
  weak var delegate: (any URLBarDelegate)?
  /// Where the address is read and edited.
  package let textField: AutocompleteTextField = AutocompleteTextField()
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

  package override init(frame: CGRect) {
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

  package required init?(coder: NSCoder) {
    nil
  }

  package override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: FocusLayout.urlBarHeight)
  }
}

/// What the field tells goes on to the bar's owner.
extension URLBar: AutocompleteTextFieldDelegate {
  func autocompleteTextFieldDidBeginEditing(_ textField: AutocompleteTextField) {
    delegate?.urlBarDidBeginEditing(self)
  }

  func autocompleteTextFieldDidEndEditing(_ textField: AutocompleteTextField) {
    delegate?.urlBarDidEndEditing(self)
  }

  func autocompleteTextField(_ textField: AutocompleteTextField, didEnterText text: String) {
    delegate?.urlBar(self, didEnterText: text)
  }

  func autocompleteTextFieldDidAcceptCompletion(_ textField: AutocompleteTextField) {
    delegate?.urlBar(self, didAcceptText: textField.typedText)
  }

  func autocompleteTextField(_ textField: AutocompleteTextField, didSubmitText text: String) {
    delegate?.urlBar(self, didSubmitText: text)
  }
}

/// Hears what the user does with the address.
@MainActor
protocol URLBarDelegate: AnyObject {
  func urlBarDidBeginEditing(_ urlBar: URLBar)
  func urlBarDidEndEditing(_ urlBar: URLBar)
  /// Hears what is typed, without a completion.
  func urlBar(_ urlBar: URLBar, didEnterText text: String)
  /// Hears that a completion has become a part of what is typed.
  func urlBar(_ urlBar: URLBar, didAcceptText text: String)
  /// Hears of the return key, with all that the field shows.
  func urlBar(_ urlBar: URLBar, didSubmitText text: String)
  /// Hears that what was copied is to be loaded at once.
  func urlBar(_ urlBar: URLBar, didPasteAndGo text: String)
  func urlBarDidPressClear(_ urlBar: URLBar)
  func urlBarDidPressCancel(_ urlBar: URLBar)
  func urlBarDidPressErase(_ urlBar: URLBar)
}
