import Diagnostics
import Foundation
import Platform
import RenderTree
import Storyboards
import Workers

/// The files of a repository from which inputs are made.
package final class FuzzCorpus: Sendable {
  private let root: URL
  /// Originals of several readers, which are computed when one of them first needs them.
  private let knownStoryboards = Locked<[Storyboard]?>(nil)

  /// Creates the corpus of the repository in a folder.
  package init(of folder: String) {
    root = URL(fileURLWithPath: folder, isDirectory: true)
  }

  /// Returns the originals of a reader's inputs; not empty.
  ///
  /// - Throws: a diagnostic if the folder has no such files.
  func originals(for reader: FuzzedReader) throws(Diagnostic) -> [[UInt8]] {
    let found: [[UInt8]] =
      switch reader {
      case .swiftScripts: files(".eg.swift", in: "Plans")
      case .objectiveCScripts: files(".eg.m", in: "Plans")
      case .plans: files(".xctestplan", in: "Plans")
      case .goldens: storyboards.map { Array($0.text.utf8) }
      case .formerGoldens: files(".txt", in: "Tests/StoryboardsTests/FormatOne/Corpus")
      case .storyboardJSON: storyboards.map { Array($0.json.utf8) }
      case .differences: neighbors.map { Array("\($0.treeText)\n\($1.treeText)".utf8) }
      case .trees: neighbors.map { Array($1.treeText.utf8) }
      case .treeJSON: neighbors.map { Array($1.json.utf8) }
      case .logs: SampleLogs.texts.map { Array($0.utf8) }
      case .strictures: SampleConfigurations.texts.map { Array($0.utf8) }
      case .swiftSources: files(".swift", in: "Sources/Gallery")
      case .catalogs: files(".xcstrings", in: "Sources/Gallery")
      case .frames: SampleMessages.frames
      case .fontFiles: SampleFonts.files
      case .fontFamilies: SampleFonts.families
      case .requests: SampleRequests.all
      case .interfaceFiles: SampleInterfaceFiles.documents
      case .interfaceTexts: SampleInterfaceFiles.texts
      case .assetContents: SampleResources.contents
      case .pictures: SampleResources.pictures
      case .pluralTables: SampleResources.pluralTables
      case .informationLists: SampleResources.informationLists
      // The first line of a take names an obstacle, and is empty without one.
      case .takes: SampleMessages.takes + storyboards.map { [0x0A] + Array($0.text.utf8) }
      }
    guard !found.isEmpty else {
      throw Diagnostic(
        "the folder has no files that inputs for '\(reader.rawValue)' could be made of", file: root.path,
        expected: "the folder of the repository, with Plans, Snapshots, Sources and Tests",
        next: .shell("swift run -c release fuzz --package-path FOLDER"))
    }
    return found
  }

  /// Returns the files in a folder with an extension, ordered by path; without large ones, which would take the
  /// time of many small ones.
  private func files(_ ending: String, in folder: String) -> [[UInt8]] {
    let all = paths(ending, in: folder).compactMap {
      FileManager.default.contents(atPath: $0).map { Array($0) }
    }
    let small = all.filter { $0.count <= Self.largestFile }
    return small.isEmpty ? all : small
  }

  private static let largestFile = 6_000

  /// Goldens, one for each use case's scripts, with the outer parts of their trees.
  private var storyboards: [Storyboard] {
    knownStoryboards.withLock { known in
      let storyboards = known ?? readStoryboards()
      known = storyboards
      return storyboards
    }
  }

  private func readStoryboards() -> [Storyboard] {
    let chosen = paths(".iPhone.txt", in: "Snapshots").enumerated().filter { $0.offset % 7 == 0 }
    let files = chosen.compactMap { FileManager.default.contents(atPath: $0.element).map { Array($0) } }
    return files.compactMap { try? Storyboard(text: String(input: $0)) }.map { storyboard in
      var small = storyboard
      small.steps = storyboard.steps.prefix(5).map { step in
        var step = step
        step.tree = step.tree.outerPart(levels: 6).condensed
        return step
      }
      return small
    }
  }

  /// Returns the paths of the files in a folder with an extension, sorted.
  private func paths(_ ending: String, in folder: String) -> [String] {
    let folder = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The trees of consecutive steps.
  private var neighbors: [(before: RenderNode, after: RenderNode)] {
    storyboards.flatMap { storyboard in
      zip(storyboard.steps, storyboard.steps.dropFirst()).map { ($0.tree, $1.tree) }
    }
  }
}

extension RenderNode {
  /// Returns the tree down to a level, with a few children of each node.
  fileprivate func outerPart(levels: Int) -> RenderNode {
    var part = self
    part.children = levels > 0 ? children.suffix(3).map { $0.outerPart(levels: levels - 1) } : []
    return part
  }
}
