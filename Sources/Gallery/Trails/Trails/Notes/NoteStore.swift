import Foundation

/// A note of the user's about a trail.
struct Note: Codable, Equatable {
  var stars: Int
  var text: String
}

/// The notes by trail, as JSON in the user's defaults.
final class NoteStore {
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  private func key(_ trail: Trail) -> String { "note-\(trail.id)" }

  func note(for trail: Trail) -> Note? {
    defaults.data(forKey: key(trail)).flatMap { try? JSONDecoder().decode(Note.self, from: $0) }
  }

  func save(_ note: Note, for trail: Trail) {
    defaults.set(try? JSONEncoder().encode(note), forKey: key(trail))
  }
}
