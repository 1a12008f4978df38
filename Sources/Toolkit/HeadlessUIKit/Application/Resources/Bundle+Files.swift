import Foundation

/// The files of the app, which Foundation does not find here, since they are in the bundles of a package's targets.
///
/// The ported source of an app has these in place of `path(forResource:ofType:)`, `url(forResource:withExtension:)` and
/// the like. Apple's systems put all files of an app into one folder, so a file is found in whatever folder it is.
extension Bundle {
  /// Returns the path of a file; `nil` for one that is not there, which the stage reports once.
  ///
  /// Of a file in several languages, that of the user's is returned.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its ending; `nil` for the first file with the ending.
  ///   - ending: The ending without a dot; `nil` or empty if the name has it.
  ///   - folder: The folder in the bundle; `nil`, the default, for any.
  ///   - language: The language; `nil`, the default, for the user's.
  public func appPath(
    forResource name: String?, ofType ending: String?, inDirectory folder: String? = nil,
    forLocalization language: String? = nil
  ) -> String? {
    let files = ResourceFiles.of(self)
    let wanted = ResourceFiles.Request(name, ending, in: folder)
    let languages = language.map { [$0] } ?? Self.languages
    if let path = files.paths(of: wanted, languages: languages).first { return path }
    ResourceFault.missing(.file, wanted.description, among: files.names).note()
    return nil
  }

  /// Returns the address of a file; `nil` for one that is not there, which the stage reports once.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its ending; `nil` for the first file with the ending.
  ///   - ending: The ending without a dot; `nil` or empty if the name has it.
  ///   - folder: The folder in the bundle; `nil`, the default, for any.
  ///   - language: The language; `nil`, the default, for the user's.
  public func appURL(
    forResource name: String?, withExtension ending: String?, subdirectory folder: String? = nil,
    localization language: String? = nil
  ) -> URL? {
    appPath(forResource: name, ofType: ending, inDirectory: folder, forLocalization: language)
      .map { URL(fileURLWithPath: $0) }
  }

  /// Returns the paths of all files with an ending, in alphabetical order.
  ///
  /// - Parameters:
  ///   - ending: The ending without a dot; `nil` for all files.
  ///   - folder: The folder in the bundle; `nil`, the default, for any.
  ///   - language: The language; `nil`, the default, for the user's.
  public func appPaths(
    forResourcesOfType ending: String?, inDirectory folder: String? = nil,
    forLocalization language: String? = nil
  ) -> [String] {
    let wanted = ResourceFiles.Request(nil, ending, in: folder)
    return ResourceFiles.of(self).paths(of: wanted, languages: language.map { [$0] } ?? Self.languages)
      .sorted()
  }

  /// Returns the addresses of all files with an ending, in alphabetical order; `nil` without such a file.
  ///
  /// - Parameters:
  ///   - ending: The ending without a dot; `nil` for all files.
  ///   - folder: The folder in the bundle; `nil`, the default, for any.
  ///   - language: The language; `nil`, the default, for the user's.
  public func appURLs(
    forResourcesWithExtension ending: String?, subdirectory folder: String? = nil,
    localization language: String? = nil
  ) -> [URL]? {
    let paths = appPaths(forResourcesOfType: ending, inDirectory: folder, forLocalization: language)
    return paths.isEmpty ? nil : paths.map { URL(fileURLWithPath: $0) }
  }

  private static var languages: [String] {
    guard UITraitCollection.isMain else { return [] }
    return MainActor.assumeIsolated { UIApplication.shared.environment.languages }
  }
}
