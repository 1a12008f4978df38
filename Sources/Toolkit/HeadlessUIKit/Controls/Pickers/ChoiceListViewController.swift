import Foundation

/// A list of the environment's offers, from which the user chooses or cancels.
@preconcurrency @MainActor
final class ChoiceListViewController: UITableViewController {
  /// The content of a row.
  struct Choice {
    let title: String
    let picture: UIImage?
  }

  private let choices: [Choice]
  private let allowsSeveral: Bool
  /// Called with the indexes of the chosen rows, empty if the user cancels.
  private let didEnd: ([Int]) -> Void

  init(
    _ title: String, _ choices: [Choice], allowsSeveral: Bool = false, didEnd: @escaping ([Int]) -> Void
  ) {
    (self.choices, self.allowsSeveral, self.didEnd) = (choices, allowsSeveral, didEnd)
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    tableView.allowsMultipleSelection = allowsSeveral
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in didEnd([]) })
    guard allowsSeveral else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [unowned self] _ in
        didEnd((tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted())
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = choices[indexPath.row].title
    content.image = choices[indexPath.row].picture
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !allowsSeveral { didEnd([indexPath.row]) }
  }
}
