import Combine
import UIKit

/// A screen as apps write them with Combine; every value goes through a scheduler of the system.
final class SearchViewController: UIViewController {
  @Published var query = ""
  private(set) var words: [String] = []
  private(set) var seconds = 0
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .flatMap { query in Just("\(query)!").delay(for: .seconds(2), scheduler: RunLoop.main) }
      .receive(on: OperationQueue.main)
      .sink { [weak self] in self?.words.append($0) }
      .store(in: &subscriptions)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .prefix(3)
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
      .map { _ in "memory" }
      .sink { [weak self] in self?.words.append($0) }
      .store(in: &subscriptions)
  }
}
