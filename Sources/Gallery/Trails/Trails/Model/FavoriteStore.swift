import Combine
import Foundation

/// The trails that the user likes, which survive a restart.
final class FavoriteStore {
  private static let key = "favorites"
  private let defaults: UserDefaults
  private let subject: CurrentValueSubject<Set<Int>, Never>

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    subject = CurrentValueSubject(Set(defaults.array(forKey: Self.key) as? [Int] ?? []))
  }

  /// The ids of all favorites, now and whenever they change.
  var favorites: AnyPublisher<Set<Int>, Never> { subject.removeDuplicates().eraseToAnyPublisher() }

  func isFavorite(_ trail: Trail) -> Bool { subject.value.contains(trail.id) }

  func toggle(_ trail: Trail) {
    var favorites = subject.value
    if favorites.remove(trail.id) == nil { favorites.insert(trail.id) }
    defaults.set(favorites.sorted(), forKey: Self.key)
    subject.send(favorites)
  }
}
