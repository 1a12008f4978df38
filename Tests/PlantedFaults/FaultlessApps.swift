import Foundation
import HeadlessUIKit

/// Lists what was typed, and types more.
final class ChatViewController: UIViewController, UITableViewDataSource, UITextFieldDelegate {
  private var messages = ["Hello", "How are you?"]
  private let table = UITableView()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    field.delegate = self
    field.placeholder = "Message"
    field.accessibilityLabel = "Message"
    for child in [table, field] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: safe.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: field.topAnchor),
      field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let text = textField.text, !text.isEmpty else { return false }
    messages.append(text)
    textField.text = ""
    table.reloadData()
    return true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }
}

/// Loads with a spinner, once and again.
final class LoadingViewController: ColumnViewController {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    add(spinner)
    label = addLabel("Nothing yet")
    let button = addButton("Load again")
    button.addAction(UIAction { [unowned self] _ in load() }, for: .touchUpInside)
    load()
  }

  private func load() {
    guard !spinner.isAnimating else { return }
    spinner.startAnimating()
    label.text = "Loading"
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { [weak self] in
      self?.spinner.stopAnimating()
      self?.label.text = "Loaded"
    }
  }
}

/// Two tabs, one with a stack of screens, and a sheet.
final class AreasViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UINavigationController(rootViewController: HomeViewController())
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let form = FormViewController()
    form.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 1)
    viewControllers = [home, form]
  }

  private final class HomeViewController: ColumnViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Home"
      addLabel("At home")
      addButton("Detail") { [unowned self] in
        navigationController?.pushViewController(DetailViewController(), animated: true)
      }
      addButton("Sheet") { [unowned self] in
        guard presentedViewController == nil else { return }
        present(SheetViewController(), animated: true)
      }
    }
  }

  private final class SheetViewController: ColumnViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addField("Comment")
      addButton("Done") { [unowned self] in dismiss(animated: true) }
    }
  }
}

/// Searches in a list.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
  private let animals = ["cat", "cow", "dog", "duck", "goose", "hen", "horse", "pig", "sheep"]
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Animals"
    shown = animals
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "animal")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    shown = text.isEmpty ? animals : animals.filter { $0.contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

/// Grouped settings, with switches, a date and a clock.
final class SettingsViewController: ColumnViewController {
  private var timer: Timer?

  isolated deinit { timer?.invalidate() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let clock = addLabel("0 min")
    var minutes = 0
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak clock] _ in
      MainActor.assumeIsolated {
        minutes += 1
        clock?.text = "\(minutes) min"
      }
    }
    let state = addLabel("Off")
    let toggle = addSwitch("Reminder")
    toggle.addAction(
      UIAction { [unowned toggle] _ in state.text = toggle.isOn ? "On" : "Off" }, for: .valueChanged
    )
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.accessibilityLabel = "Day"
    add(picker)
    addButton("Share") { [unowned self] in
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .alert)
      sheet.addTextField { $0.placeholder = "Name" }
      sheet.addAction(UIAlertAction(title: "OK", style: .default))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(sheet, animated: true)
    }
  }
}
