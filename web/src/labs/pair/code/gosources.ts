export {SOURCES} from 'virtual:gosources';
