import Foundation
import UIKit

/// The trails of the use cases.
enum MadeUpTrails {
  static let lake = Trail(
    id: 1, name: "Lake loop", region: "North shore", kilometers: 7.4, difficulty: .easy,
    photos: ["Lake", "Forest", "Bridge", "Hut", "Ridge", "Summit"],
    summary: "Once around the lake, on a path that is wide enough for two. The bridge is closed after rain.")
  static let hut = Trail(
    id: 2, name: "Up to the old hut", region: "Pine valley", kilometers: 11.8, difficulty: .moderate,
    photos: ["Hut", "Forest"], summary: "A steady climb through the forest, with soup at the end of it.")
  static let ridge = Trail(
    id: 3, name: "Ridge and summit", region: "Pine valley", kilometers: 18.2, difficulty: .hard,
    photos: ["Ridge"], summary: "Start before sunrise, and turn around if clouds come in.")

  static let all = [lake, hut, ridge]
}

/// What the app's server answers on the stage.
@MainActor
enum TrailServer {
  /// Answers requests for trails after half a second of the stage's time.
  static func answer(with trails: [Trail]) {
    guard let url = URL(string: "https://trails.example.org/trails.json"),
      let data = try? JSONEncoder().encode(trails)
    else { return }
    UIApplication.shared.environment.urlLoader.register(url, URLRoute(data: data, delay: 0.5))
  }
}
