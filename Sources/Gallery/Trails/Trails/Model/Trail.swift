import Foundation

/// A trail, as the server sends it.
struct Trail: Codable, Hashable, Identifiable {
  enum Difficulty: String, Codable, CaseIterable {
    case easy, moderate, hard
  }

  let id: Int
  let name: String
  let region: String
  let kilometers: Double
  let difficulty: Difficulty
  let photos: [String]
  let summary: String
}

extension Trail.Difficulty {
  var title: String {
    switch self {
    case .easy: NSLocalizedString("difficulty.easy", comment: "An easy trail")
    case .moderate: NSLocalizedString("difficulty.moderate", comment: "A trail of medium difficulty")
    case .hard: NSLocalizedString("difficulty.hard", comment: "A hard trail")
    }
  }

  /// The symbol beside the title.
  var symbolName: String {
    switch self {
    case .easy: "figure.walk"
    case .moderate: "figure.hiking"
    case .hard: "mountain.2.fill"
    }
  }
}
