import Foundation

/// Offers activities for some items, in a popover or, in a narrow window, in a sheet.
///
/// The system's only activity here is Copy; the app's own follow it in their order. Sharing
/// activities precede actions.
///
///     let address = URL(string: "https://example.com")!
///     let sharing = UIActivityViewController(activityItems: [address], applicationActivities: nil)
///     sharing.completionWithItemsHandler = { type, completed, _, _ in
///       print(type?.rawValue ?? "left", completed)
///     }
///     sharing.popoverPresentationController?.sourceView = button
///     controller.present(sharing, animated: true)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when an activity has ended or the user has left.
  ///
  /// The arguments are the activity's type, whether it completed its work, and two values that are
  /// always `nil` here.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  /// The types of activities to leave out; `nil` by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called once: after an activity, or without a type after the user left without choosing one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  let tableView: UITableView = UITableView(frame: .zero, style: .insetGrouped)
  private let header = UIActivityHeaderView()
  /// The activities on offer; empty before the view is loaded.
  private(set) var activities: [UIActivity] = []
  private var chosen: UIActivity?

  /// Creates a controller that offers activities.
  ///
  /// - Parameters:
  ///   - activityItems: The items, such as strings, URLs, and ``UIActivityItemSource`` objects.
  ///   - applicationActivities: The app's own activities; `nil` for only the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    // In a narrow window a popover adapts to a sheet.
    modalPresentationStyle = .popover
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    activities = offeredActivities
    header.show(UICopyActivity.texts(in: placeholders).first)
    header.closed = { [unowned self] in dismiss(animated: true) }
    tableView.dataSource = self
    tableView.delegate = self
    [header, tableView].forEach(view.addSubview)
    preferredContentSize = CGSize(
      // Only a popover uses this size; a sheet is as large as the window allows.
      width: Self.width,
      height: UIActivityHeaderView.height + CGFloat(activities.count) * UITableView.usualRowHeight
        + Self.margins)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let parts = view.bounds.divided(
      atDistance: UIActivityHeaderView.height + view.safeAreaInsets.top, from: .minYEdge)
    (header.frame, tableView.frame) = (parts.slice, parts.remainder)
  }

  /// Reports that the user left without choosing an activity.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A choice also dismisses the sheet, but its activity reports its own end.
    if isBeingDismissed, chosen == nil { finish(nil, false) }
  }

  private static let width: CGFloat = 375
  /// The space above and below the rows.
  private static let margins: CGFloat = 53

  /// The activities that can handle the items and are not excluded, with sharing before actions.
  private var offeredActivities: [UIActivity] {
    let all = [UICopyActivity()] + applicationActivities
    let excluded = excludedActivityTypes ?? []
    let offered = all.filter { activity in
      activity.canPerform(withActivityItems: placeholders)
        && !(activity.activityType.map(excluded.contains) ?? false)
    }
    return offered.filter { type(of: $0).activityCategory == .share }
      + offered.filter { type(of: $0).activityCategory == .action }
  }

  /// The items that determine the offered activities: for a source, its placeholder.
  private var placeholders: [Any] {
    activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// Returns the items for an activity: for a source, the item that it provides for that activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Dismisses the sheet, then performs an activity.
  func choose(_ activity: UIActivity) {
    chosen = activity
    activity.prepare(withActivityItems: items(for: activity.activityType))
    // The strong reference keeps the controller until the activity reports its end.
    activity.finished = { [self] in finish(activity.activityType, $0) }
    dismiss(animated: true) { activity.perform() }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    completionWithItemsHandler?(type, completed, nil, nil)
    completionWithItemsHandler = nil
  }
}

extension UIActivityViewController: UITableViewDataSource {
  /// Returns the number of activities on offer.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  /// Returns an activity's row, whose identifier is the activity's type in every language.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let activity = activities[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = activity.activityTitle
    cell.textLabel?.numberOfLines = 0
    cell.accessoryView = activity.activityImage.map(UIImageView.init(image:))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = activity.activityTitle
    cell.accessibilityIdentifier = activity.activityType?.rawValue
    cell.accessibilityTraits = .button
    return cell
  }
}

extension UIActivityViewController: UITableViewDelegate {
  /// Performs the tapped activity.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}

/// The header of the sheet: a summary of the items, and the button that closes the sheet.
@preconcurrency @MainActor
final class UIActivityHeaderView: UIView {
  /// Called when the button is tapped.
  var closed: (@MainActor () -> Void)?
  private let label = UILabel(frame: .zero)
  private let closeButton = UIButton(type: .close)

  static let height: CGFloat = 60
  private static let margin: CGFloat = 16
  private static let buttonSide: CGFloat = 30

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.lineBreakMode = .byTruncatingMiddle
    closeButton.accessibilityIdentifier = "UIActivityViewController.close"
    closeButton.addAction(UIAction { [unowned self] _ in closed?() }, for: .touchUpInside)
    [label, closeButton].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ text: String?) { label.text = text }

  override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (button, rest) = area.divided(atDistance: Self.buttonSide, from: isMirrored ? .minXEdge : .maxXEdge)
    closeButton.frame = CGRect(
      x: button.minX, y: button.midY - Self.buttonSide / 2, width: Self.buttonSide, height: Self.buttonSide)
    let (left, right): (CGFloat, CGFloat) = isMirrored ? (Self.margin, 0) : (0, Self.margin)
    label.frame = rest.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }
}
