import Foundation

extension UIActivityViewController: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  /// A row that is found by its activity's type in every language.
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
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
