extension ApplicationEnvironment {
  /// Adds a folder whose resources come before those of the packages' bundles, as if all were in the main bundle: asset
  /// catalogs, pictures, texts, `Info.plist`, storyboards and xibs.
  ///
  /// - Parameter path: The folder's path. Files in folders within it, and in those that links in it lead to, are found,
  ///   too.
  public func addResources(in path: String) {
    resourceFolders.append(path)
    AddedFolders.last = resourceFolders
  }
}
