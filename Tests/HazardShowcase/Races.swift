import Foundation
import FoundationNetworking
import HeadlessUIKit
import ShowcaseKit

/// Use cases whose screens depend on which of several things happens first, and one that does not.
let races = Showcase("Races") {
  UseCase("Answer and animation", of: AnswerViewController.self)
  UseCase("Two loads", of: LoadsViewController.self)
  UseCase("Search", of: SearchViewController.self) { SearchViewController(cancelsFormer: false) }
  UseCase("Search that cancels", of: SearchViewController.self) { SearchViewController(cancelsFormer: true) }
}

/// Shows words in the order in which they arrive.
class WordsViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func add(_ word: String) { show([label.text, word].compactMap(\.self).joined(separator: " ")) }

  func show(_ text: String) { label.text = text }

  /// Loads a word from the network, where it takes some seconds.
  func load(_ word: String, in seconds: Double) async -> String? {
    guard let url = URL(string: "https://example.org/\(word)") else { return nil }
    UIApplication.shared.environment.urlLoader.register(
      url, URLRoute(data: Data(word.utf8), delay: seconds))
    let data = try? await URLSession.shared.data(from: url).0
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// An answer that usually comes after the end of an animation.
final class AnswerViewController: WordsViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.25) {
      self.view.alpha = 0.5
    } completion: { _ in
      self.add("animated")
    }
    Task { add(await load("answered", in: 0.3) ?? "nothing") }
  }
}

/// Two loads that usually end in the order in which they began.
final class LoadsViewController: WordsViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for word in ["cats", "dogs"] {
      Task { add(await load(word, in: 0.2) ?? "nothing") }
    }
  }
}

/// A search that waits for the end of typing, and shows the answer that arrived last.
final class SearchViewController: WordsViewController {
  private let cancelsFormer: Bool
  private var typing: Task<Void, any Error>?
  private var search: Task<Void, Never>?

  init(cancelsFormer: Bool) {
    self.cancelsFormer = cancelsFormer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    type("ca")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.type("cat") }
  }

  private func type(_ text: String) {
    typing?.cancel()
    typing = Task {
      try await Task.sleep(for: .seconds(0.3))
      if cancelsFormer { search?.cancel() }
      search = Task {
        guard let answer = await load(text, in: 0.1), !Task.isCancelled else { return }
        show(answer)
      }
    }
  }
}
