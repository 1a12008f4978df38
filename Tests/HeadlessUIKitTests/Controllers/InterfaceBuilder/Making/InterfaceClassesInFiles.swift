import HeadlessUIKit

// Classes that files name, so they are not private. The plugin writes such overrides in apps.

final class FiledController: UIViewController {
  private weak var nameLabel: UILabel?
  private(set) var lines: [UIView] = []
  var log: [String] = []
  var name: String? { nameLabel?.text }

  override func setInterfaceValue(_ value: Any?, for property: String) -> Bool {
    switch property {
    case "nameLabel": connect(value, to: &nameLabel)
    case "lines": connect(value, to: &lines)
    default: super.setInterfaceValue(value, for: property)
    }
  }

  override func interfaceAction(_ name: String) -> Selector? {
    switch name {
    case "didTap:": Selector("didTap(_:)", FiledController.didTap(_:))
    case "unwind:": Selector("unwind(_:)", FiledController.unwind(_:))
    default: super.interfaceAction(name)
    }
  }

  private func didTap(_ sender: AnyObject) { log.append("tap of \(type(of: sender))") }
  private func unwind(_ segue: UIStoryboardSegue) { log.append("unwound from \(type(of: segue.source))") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded with \(nameLabel?.text ?? "nothing")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("\(segue.identifier ?? "?") to \(type(of: segue.destination))")
  }
}

final class FiledView: UIView {
  var stripeWidth: CGFloat = 0
  var framesAtDecoding: [CGRect] = []
  var wasAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    framesAtDecoding = [frame] + subviews.map(\.frame)
  }

  override func awakeFromNib() { wasAwake = true }

  override func setInterfaceValue(_ value: Any?, for property: String) -> Bool {
    property == "stripeWidth"
      ? connect(value, to: &stripeWidth) : super.setInterfaceValue(value, for: property)
  }
}

final class FiledCell: UITableViewCell {
  weak var caption: UILabel?

  override func setInterfaceValue(_ value: Any?, for property: String) -> Bool {
    property == "caption" ? connect(value, to: &caption) : super.setInterfaceValue(value, for: property)
  }
}

final class FiledTableController: UITableViewController {}

final class FiledOrdinaryController: UIViewController {}

final class FiledContainerController: UIViewController {
  private weak var nameLabel: UILabel?
  var log: [String] = []
  var name: String { nameLabel?.text ?? "nothing" }

  override func setInterfaceValue(_ value: Any?, for property: String) -> Bool {
    property == "nameLabel" ? connect(value, to: &nameLabel) : super.setInterfaceValue(value, for: property)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("\(segue.identifier ?? "?") with \(name)")
  }
}

final class FiledInnerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let container = parent as? FiledContainerController else { return }
    container.log.append("inner one loaded with \(container.name)")
  }
}

final class FiledOwnerController: UIViewController {
  private weak var panel: UIView? {
    didSet { widths.append(view.bounds.width) }
  }
  private(set) var widths: [CGFloat] = []
  private(set) var loadings = 0

  override func setInterfaceValue(_ value: Any?, for property: String) -> Bool {
    property == "panel" ? connect(value, to: &panel) : super.setInterfaceValue(value, for: property)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadings += 1
  }
}
