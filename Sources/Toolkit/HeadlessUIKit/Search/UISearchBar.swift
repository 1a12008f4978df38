import Foundation

/// A field to search by, with a button that cancels and a row of scopes where they are wanted.
@MainActor
open class UISearchBar: UIView {
  public let searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  public weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that the bar belongs to hears of changes, besides the delegate.
  weak var searchController: UISearchController?
  /// A line above the field.
  public var prompt: String?
  /// Whether a button beside the field cancels the search.
  public var showsCancelButton: Bool = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes, of which one is searched.
  public var scopeButtonTitles: [String]? { didSet { reloadScopes() } }
  /// Whether the scopes show; no by default.
  public var showsScopeBar: Bool = false { didSet { reloadScopes() } }
  let cancelButton: UIButton = UIButton(type: .system)
  let scopeBar: UISegmentedControl = UISegmentedControl(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The text that is searched for. Setting it tells the delegate nothing, but a search controller updates its results.
  public var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.searchTextDidChange()
    }
  }

  public var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  public var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  /// Shows or hides the button that cancels; at once, animated or not.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }
}

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.searchField)
  }
}
