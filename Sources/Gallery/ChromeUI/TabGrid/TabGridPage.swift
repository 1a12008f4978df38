/// The pages of the tab grid, from where reading begins.
public enum TabGridPage: Int, CaseIterable, Sendable {
  case incognito
  case regular
}
