import FocusModel
import Foundation
import HeadlessUIKit

/// The bar with the address, which shows and edits it, and has the button to erase everything.
///
/// If there is room, the four buttons of the browser are beside the address.
package final class URLBar: UIView {
  weak var delegate: (any URLBarDelegate)?
  /// The field that shows and edits the address.
  package let textField: AutocompleteTextField = AutocompleteTextField()
  let toolset: BrowserToolset = BrowserToolset()
  /// Whether the four buttons are in the bar while there is a page; `false` by default.
  var showsToolset: Bool = false { didSet { if showsToolset != oldValue { updateToolset() } } }
  /// The state to show; at home by default.
  var state: URLBarState = URLBarState()
  /// The background of the address: as wide as the address during editing, and as wide as the bar,
  /// but invisible, with a page.
  let fieldBackground = UIView()
  /// The constraints of the background to the address, and to the bar.
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
    addConstrained(fieldBackground, row, collapsedWrapper, progressBar)
    fieldEdges = (fieldBackground.pinned(to: textContainer), fieldBackground.pinned(to: self))
    NSLayoutConstraint.activate(barConstraints + fieldConstraints)
    updateToolset()
    show(state, animated: false)
    show(BarCollapse())
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: FocusLayout.urlBarHeight)
  }
}

/// The reports of the field are passed on to the bar's owner.
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

/// The owner of the bar, which handles the user's actions.
@MainActor
protocol URLBarDelegate: AnyObject {
  func urlBarDidBeginEditing(_ urlBar: URLBar)
  func urlBarDidEndEditing(_ urlBar: URLBar)
  /// Handles the text after a key, without a completion.
  func urlBar(_ urlBar: URLBar, didEnterText text: String)
  /// Handles the text of which a completion has become part.
  func urlBar(_ urlBar: URLBar, didAcceptText text: String)
  /// Handles the return key, with the whole text.
  func urlBar(_ urlBar: URLBar, didSubmitText text: String)
  /// Loads the text of the pasteboard.
  func urlBar(_ urlBar: URLBar, didPasteAndGo text: String)
  func urlBarDidPressClear(_ urlBar: URLBar)
  func urlBarDidPressCancel(_ urlBar: URLBar)
  func urlBarDidPressErase(_ urlBar: URLBar)
}
