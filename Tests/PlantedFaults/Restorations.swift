import Foundation
import HeadlessUIKit

/// Marks some rows, and does not remove the mark from cells that it uses again.
final class ReuseViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    if indexPath.row > 40 { cell.accessoryType = .checkmark }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Row \(indexPath.row)"
  }
}

/// Two tabs, of which the first one forgets what was chosen.
final class TabBarOfNotes: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (notes, about) = (NotesViewController(), AboutViewController())
    notes.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
    about.tabBarItem = UITabBarItem(title: "About", image: nil, tag: 1)
    viewControllers = [notes, about]
  }

  private final class NotesViewController: ColumnViewController {
    private var label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label = addLabel("No note")
      addButton("Choose") { [unowned self] in label.text = "A note" }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      label.text = "No note"
    }
  }

  private final class AboutViewController: ColumnViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addLabel("About notes")
    }
  }
}

/// Aligns a text for the direction of reading, and keeps the alignment.
final class DirectionViewController: ColumnViewController {
  private var label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label = addLabel("Aligned")
  }

  override func traitCollectionDidChange(_ former: UITraitCollection?) {
    super.traitCollectionDidChange(former)
    if traitCollection.layoutDirection == .rightToLeft { label.textAlignment = .right }
  }
}

/// Makes a new field when the device is turned.
final class LostInputViewController: ColumnViewController {
  private var field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field = addField("Note")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    field.removeFromSuperview()
    field = addField("Note")
  }
}

/// Adds a row each time that it comes to the foreground.
final class ForegroundViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Row 1")
    observe(UIApplication.willEnterForegroundNotification) { controller in
      (controller as? ForegroundViewController)?.addLabel("Row 1")
    }
  }
}

/// Activates a constraint for landscape, and leaves that for portrait active.
final class LandscapeViewController: ColumnViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.accessibilityIdentifier = "photo"
    add(photo)
    photo.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if size.width > size.height {
      photo.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
  }
}
