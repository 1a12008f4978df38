import TestSupport

/// The goldens of the lamps on a phone.
enum LampGolden {
  static let ceiling = "Snapshots/Lamps/LampViewController/Ceiling lamp/launch.iPhone.txt"
  static let desk = "Snapshots/Lamps/LampViewController/Desk lamp/launch.iPhone.txt"
  static let exit = "Snapshots/Lamps/SignViewController/Exit/launch.iPhone.txt"
}

extension TemporaryFolder {
  /// Makes both lamps differ from their goldens in the same way.
  func changeLamps() throws {
    for golden in [LampGolden.ceiling, LampGolden.desk] { try edit(golden, "Dark", to: "Gloomy") }
  }

  /// Moves a file.
  func move(_ path: String, to other: String) throws {
    try write(read(path), to: other)
    try remove(path)
  }
}
