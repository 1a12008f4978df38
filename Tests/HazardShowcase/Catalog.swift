import Foundation
import FoundationNetworking
import HeadlessUIKit
import ShowcaseKit

/// A use case as apps have it: it loads with async and await, waits for the end of typing, and
/// animates what it shows.
let catalog = Showcase("Catalog") {
  UseCase("Animals", of: CatalogViewController.self) {
    for (query, animals) in [("", ["cat", "cow", "dog"]), ("c", ["cat", "cow"]), ("ca", ["cat"])] {
      let data = try? JSONEncoder().encode(animals)
      UIApplication.shared.environment.urlLoader.register(
        CatalogViewController.address(of: query), URLRoute(data: data ?? Data(), delay: 0.2))
    }
    return CatalogViewController()
  }
}

final class CatalogViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let label = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
  private var search: Task<Void, any Error>?

  static func address(of query: String) -> URL {
    URL(string: "https://example.org/animals?q=\(query)") ?? URL(fileURLWithPath: "/")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "Query"
    field.addAction(UIAction { [weak self] _ in self?.searchSoon() }, for: .editingChanged)
    [field, label].forEach(view.addSubview)
    search = Task { try await show(load("")) }
  }

  /// Searches when nothing was typed for a while.
  private func searchSoon() {
    search?.cancel()
    search = Task {
      try await Task.sleep(for: .milliseconds(300))
      try await show(load(field.text ?? ""))
    }
  }

  private func load(_ query: String) async throws -> [String] {
    let (data, _) = try await URLSession.shared.data(from: Self.address(of: query))
    return try await Task.detached { try JSONDecoder().decode([String].self, from: data) }.value
  }

  private func show(_ animals: [String]) {
    label.alpha = 0
    label.text = animals.joined(separator: ", ")
    UIView.animate(withDuration: 0.25) { self.label.alpha = 1 }
  }
}
