import Foundation

/// Offers what can be done with some items: in a popover, or in a sheet where the window is narrow.
///
/// Of the system's own activities there is Copy; an app's stand behind it, in their order.
@MainActor
public final class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  /// The activities that are not offered.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told once an activity is over or, without a type, that the user wants none.
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  let tableView: UITableView = UITableView(frame: .zero, style: .insetGrouped)
  private let header = UIActivityHeaderView()
  /// What is offered, since the view was loaded.
  private(set) var activities: [UIActivity] = []
  private var chosen: UIActivity?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    activities = offeredActivities
    header.show(UICopyActivity.texts(in: activityItems).first)
    header.closed = { [unowned self] in dismiss(animated: true) }
    tableView.dataSource = self
    tableView.delegate = self
    [header, tableView].forEach(view.addSubview)
    preferredContentSize = CGSize(
      width: Self.width,
      height: UIActivityHeaderView.height + CGFloat(activities.count) * UITableView.usualRowHeight
        + Self.margins)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let parts = view.bounds.divided(
      atDistance: UIActivityHeaderView.height + view.safeAreaInsets.top, from: .minYEdge)
    (header.frame, tableView.frame) = (parts.slice, parts.remainder)
  }

  /// Tells that the user left without choosing.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, chosen == nil { finish(nil, false) }
  }

  private static let width: CGFloat = 375
  /// The room above and below the rows.
  private static let margins: CGFloat = 53

  /// Those that can be performed and are not excluded: sharing comes before acting.
  private var offeredActivities: [UIActivity] {
    let all = [UICopyActivity()] + applicationActivities
    let excluded = excludedActivityTypes ?? []
    let offered = all.filter { activity in
      activity.canPerform(withActivityItems: activityItems)
        && !(activity.activityType.map(excluded.contains) ?? false)
    }
    return offered.filter { type(of: $0).activityCategory == .share }
      + offered.filter { type(of: $0).activityCategory == .action }
  }

  /// Takes the sheet away and then performs an activity.
  func choose(_ activity: UIActivity) {
    chosen = activity
    activity.prepare(withActivityItems: activityItems)
    activity.finished = { [self] in finish(activity.activityType, $0) }
    dismiss(animated: true) { activity.perform() }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    completionWithItemsHandler?(type, completed, nil, nil)
    completionWithItemsHandler = nil
  }
}
