import Foundation
import GoldenFiles
import Storyboards

/// How much the screens of a package show, as far as the goldens of their launches say.
struct ScreenStates {
  /// The states by use case, such as `Detail/Start`; those without a golden are left out.
  private(set) var states: [String: Completeness] = [:]

  /// Reads the goldens of the launches.
  ///
  /// - Parameters:
  ///   - controllers: The controllers with a use case.
  ///   - folder: The absolute path of the showcase's folder of goldens.
  init(of controllers: [AppController], in folder: String) {
    for controller in controllers {
      let parts = GoldenPath.components(of: [controller.shownName, controller.useCase])
      let place = "\(folder)/\(parts.joined(separator: "/"))"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      guard let name = names.sorted().first(where: { $0.hasPrefix("launch") && $0.hasSuffix(".txt") }),
        let bytes = FileManager.default.contents(atPath: "\(place)/\(name)")
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      states[controller.identifier] = Storyboard.readablePart(of: text, of: nil).storyboard.completeness
    }
  }

  /// The numbers of screens by state, in words: `3 complete, 1 partial, 0 empty, 2 not shown`.
  ///
  /// - Parameter others: The number of screens that are not shown.
  func line(beside others: Int) -> String {
    let counts = ["complete", "partial", "empty"].map { word in
      "\(states.values.count { $0.word == word }) \(word)"
    }
    return (counts + ["\(others) not shown"]).joined(separator: ", ")
  }
}
